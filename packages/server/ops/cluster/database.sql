-- Once, on the primary, as postgres: the database and its owner, whom DATABASE_URL names.
create role topout login password 'change-me-database';
create database topout owner topout template template0 encoding 'UTF8' locale 'C.UTF-8';
