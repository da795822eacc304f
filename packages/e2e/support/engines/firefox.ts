import { launch } from 'puppeteer-core';
import type { Engine } from './window.ts';

/** Debian's Firefox by WebDriver BiDi. */
export async function firefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    headless: true,
  });
  return {
    window: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return {
        open: async (url) => {
          await page.goto(url);
        },
        read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        front: () => page.bringToFront(),
        picture: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    quit: () => browser.close(),
  };
}
