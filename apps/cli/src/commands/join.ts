import { BadInput } from '@halcyon/kernel';
import { terminalWords } from '@halcyon/speech';
import type { Command } from '../command.ts';
import { takeOverInterrupt } from '../terminal.ts';

export const joinCommand: Command = {
  usage: 'join [link]',
  about: 'sit down at the table of a friend, or watch it; the link is the one that the page shares',
  options: [],
  examples: ["halcyon join 'http://192.168.1.7:3000/#/t/q26ewzat00mcbpm71nq4chjk1r'"],
  async run({ args: [link], language }) {
    if (link === undefined) throw new BadInput('link', terminalWords(language).join.badLink(''));
    takeOverInterrupt();
    // Loaded only here: other commands need no screen and no line, and start faster without them.
    const { join } = await import('../online/index.ts');
    return join(link, language);
  },
};
