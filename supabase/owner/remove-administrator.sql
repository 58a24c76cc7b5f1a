-- Removes administrator rights from the account with the address $1, which can still sign in.
with removed as (
  delete from private.admins using auth.users where id = user_id and email = lower($1)
  returning user_id
)
select case
  when exists (select from removed) then 'This account is no longer an administrator.'
  else 'No administrator has this address.'
end as answer
