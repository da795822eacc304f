import { newId } from '../../platform/ids.ts';
import { newsReader } from './news-rows.ts';

it('reads three hundred thousand rows of a table, and copies none', () => {
  const competition = newId();
  const line = JSON.stringify({ table: 'category', row: { competition_id: competition } });
  const reader = newsReader(competition);
  for (let i = 0; i < 300_000; i += 1) reader.add(line);
  expect(reader.news().of('category')).toHaveLength(300_000);
}, 30_000);
