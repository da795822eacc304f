-- What a mail says is its content.
alter table mail rename column letter to content;
