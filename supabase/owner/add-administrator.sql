-- Lets the account with the address $1 save the headline and see the figures.
insert into private.admins (user_id)
select id from auth.users where email = lower($1)
on conflict do nothing
returning user_id
