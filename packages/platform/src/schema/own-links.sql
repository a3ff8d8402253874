-- Foreign keys from the platform's tables to `users`, `roles` and `saved_views`, which are generated from definitions.
alter table sessions add foreign key (view_role_id) references roles on delete set null;
alter table notices add foreign key (user_id) references users on delete cascade;
alter table notice_mails add foreign key (user_id) references users on delete cascade;
alter table comments add foreign key (user_id) references users on delete set null;
alter table assignments add foreign key (user_id) references users on delete cascade;
alter table default_views add foreign key (user_id) references users on delete cascade,
  add foreign key (view_id) references saved_views on delete cascade;
alter table favourites add foreign key (user_id) references users on delete cascade;
alter table calendar_feeds add foreign key (user_id) references users on delete cascade;
