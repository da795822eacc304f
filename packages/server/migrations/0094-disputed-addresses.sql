-- Organisers took the entry back from whoever came under this address: from then on it says of nobody who they are.
alter table imported_address add column disputed_at timestamptz;
