-- Takes the rights of an administrator from the account with the address $1. Its password stays.
delete from private.admins
using auth.users
where id = user_id and email = lower($1)
returning user_id
