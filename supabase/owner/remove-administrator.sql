-- Ends that the account with the address $1 is an administrator. Its password stays.
delete from private.admins
using auth.users
where id = user_id and email = lower($1)
returning user_id
