-- Makes the account with the address $1 an administrator, who can save the homepage title and see how many people have joined.
with account as (
  select id from auth.users where email = lower($1)
), added as (
  insert into private.admins (user_id) select id from account on conflict do nothing
)
select case
  when exists (select from account) then 'This account is an administrator.'
  else 'No account has this address.'
end as answer
