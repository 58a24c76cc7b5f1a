-- A title of up to 120 characters fits the room that the landing page keeps for it. A longer one that was saved
-- before stays until the next save.

alter table public.homepage_settings
  drop constraint homepage_settings_title_length,
  add constraint homepage_settings_title_length check (char_length(title) <= 120) not valid;
