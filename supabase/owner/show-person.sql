-- What is stored about the person with the address $1, for who asks to see it.
select name, email, created_at from public.waitlist where lower(email) = lower($1)
