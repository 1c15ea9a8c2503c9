/** Line drawings on a grid of 24, named by what they stand for. */
export const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  log: 'M5 6h14M5 12h14M5 18h9',
  rules: 'M5 5.5A2.5 2.5 0 0 1 7.5 3H19v15H7.5A2.5 2.5 0 0 0 5 20.5M5 5.5v15A1.5 1.5 0 0 0 6.5 21.5H19',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  help: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.1',
  home: 'M4 11l8-7 8 7M6.5 9.5V20h11V9.5',
  quiet: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9l5 6M21 9l-5 6',
  talk: 'M4 5h16v11H11l-5 4v-4H4Z',
  hand: 'M4 8l7-3 4 11-7 3ZM14 5.5l6 2.5-3.5 9.5',
  pile: 'M5 9h11v12H5ZM8 6h11v12M11 3h10v11',
  thrown: 'M4 8l10-3 3 11-10 3ZM10 20.5h10V9',
  bot: 'M12 3v3M6 6h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM9 11v1.5M15 11v1.5M9.5 15h5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  cover: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6ZM4 20L20 4',
  warning: 'M12 4L2.5 20h19ZM12 10v4.5M12 17.2v.1',
  discard: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  wave: 'M2 13c2.5-3.5 5-3.5 7.5 0s5 3.5 7.5 0 3.5-3 5-1.5',
  flip: 'M19 12a7 7 0 0 1-12.5 4.3M5 12a7 7 0 0 1 12.5-4.3M17.5 3.5v4.2h-4.2M6.5 20.5v-4.2h4.2',
  hint: 'M9 18h6M10 21h4M8.5 15c-1.8-1.3-3-3.2-3-5.5a6.5 6.5 0 0 1 13 0c0 2.3-1.2 4.2-3 5.5Z',
  turn: 'M4 17h8a5 5 0 0 0 5-5V6M12.5 10.5L17 6l4.5 4.5',
} as const;

export type IconName = keyof typeof ICONS;
