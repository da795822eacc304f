-- A ticket that was printed on another server keeps its code, which the secret of this one does not give: it is stored until
-- the ticket is renewed. Null = the code comes from the secret.
alter table ticket add column code text check (code ~ '^[0-9A-Z]{9}$');
