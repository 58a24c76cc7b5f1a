-- Lists the administrators.
select email from private.admins join auth.users on id = user_id order by email
