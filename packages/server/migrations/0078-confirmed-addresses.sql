-- When somebody opened a mail that was sent to the account's address. Accounts of before count as confirmed.
alter table account add column email_confirmed_at timestamptz;
update account set email_confirmed_at = created_at;

-- When the host of the server took a competition off the home page.
alter table competition add column hidden_at timestamptz;
