import { commands } from './commands.ts';

it.each(commands.map((command) => [command.name, command] as const))(
  '%s says what it does and how it is used',
  (name, { summary, help }) => {
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    expect(help).toContain(`Usage: npm run topout -- ${name}`);
  },
);
