/** Competitions that live here and have tickets or tablets, which sign in at home. Tables raise the version (decision 065). */
export const versionsStatement = {
  name: 'cells.sign_in_versions',
  text: `
    select c.id as competition, coalesce(v.version, 0) as version
    from competition c left join sign_in_version v on v.competition_id = c.id
    where not exists (select from cell_move m where m.competition_id = c.id) and c.ends_at + interval '12 hours' > now()
      and (exists (select from ticket t where t.competition_id = c.id)
        or exists (select from desk_tablet d where d.competition_id = c.id))`,
};

/** What they sign in with: who is entered, where, and under which number. */
export const sayStatement = {
  name: 'cells.sign_ins',
  text: `
    select coalesce((select version from sign_in_version where competition_id = c.id), 0) as version, json_build_object(
      'people', (select coalesce(json_agg(json_build_object('id', p.id, 'parent_id', p.parent_id,
          'first_name', p.first_name, 'last_name', p.last_name, 'year_of_birth', p.year_of_birth, 'gender', p.gender,
          'full_name_public', p.full_name_public, 'created_at', p.created_at) order by p.parent_id is not null), '[]')
        from profile p where exists (select from registration r where r.competition_id = c.id and p.id = r.profile_id)),
      'registrations', (select coalesce(json_agg(json_build_object('profile_id', r.profile_id, 'first_name', r.first_name,
          'last_name', r.last_name, 'competitor_number', r.competitor_number)), '[]')
        from registration r where r.competition_id = c.id),
      'stages', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'position', s.position)), '[]')
        from stage s where s.competition_id = c.id),
      'categories', (select coalesce(json_agg(json_build_object('id', k.id, 'stage_id', k.stage_id, 'name', k.name,
          'position', k.position)), '[]')
        from category k where k.competition_id = c.id),
      'entries', (select coalesce(json_agg(json_build_object('id', e.id, 'profile_id', e.profile_id,
          'category_id', e.category_id, 'status', e.status)), '[]')
        from entry e where e.competition_id = c.id),
      'tickets', (select coalesce(json_agg(row_to_json(t)), '[]')
        from ticket t where t.competition_id = c.id),
      'tablets', (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'secret_hash', d.secret_hash,
          'made_at', d.made_at, 'ended_at', d.ended_at)), '[]')
        from desk_tablet d where d.competition_id = c.id))::text as said
    from competition c
    where c.id = $1 and not exists (select from cell_move m where m.competition_id = c.id)`,
};
