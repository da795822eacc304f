-- Whom a category is for, by year of birth, both included; null = open on that side.
alter table category
  add column born_from smallint check (born_from between 1850 and 2200),
  add column born_to smallint check (born_to between 1850 and 2200),
  add constraint born_in_order check (born_from <= born_to);
