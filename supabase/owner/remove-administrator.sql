-- Takes that away from the account with the address $1, which keeps its password.
delete from private.admins
using auth.users
where id = user_id and email = lower($1)
returning user_id
