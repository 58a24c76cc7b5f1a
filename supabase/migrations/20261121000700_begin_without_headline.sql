-- No headline until the owner has saved one: until then the page shows that of src/content.ts. The rule
-- against a blank one stays.

alter table public.homepage_settings alter column title drop not null;

update public.homepage_settings set title = null where title = 'Is Your Brand Visible in LLM Searches?';

comment on column public.homepage_settings.title is 'The headline that visitors read; null until one is saved.';
