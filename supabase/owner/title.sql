-- Shows the title of the landing page.
select title from public.homepage_settings
