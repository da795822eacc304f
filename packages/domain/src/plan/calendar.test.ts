import { calendarText } from './calendar.ts';

it('gives appointments at moments that no time zone changes, whatever their names are', () => {
  const text = calendarText(
    [
      {
        id: 'p1/1',
        begins: Date.parse('2026-07-04T08:00:00Z'),
        ends: Date.parse('2026-07-04T08:05:15Z'),
        title: `Boulder 1; ${'é'.repeat(40)}, Cup`,
        location: 'Gym',
      },
    ],
    0,
  );
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Topout//Plan//EN',
    'BEGIN:VEVENT',
    'UID:p1/1',
    'DTSTAMP:19700101T000000Z',
    'DTSTART:20260704T080000Z',
    'DTEND:20260704T080515Z',
    String.raw`SUMMARY:Boulder 1\; ` + 'é'.repeat(27),
    ` ${'é'.repeat(13)}${String.raw`\,`} Cup`,
    'LOCATION:Gym',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
