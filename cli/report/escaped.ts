const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML: names of bots come from the command line. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => NAMED[sign] ?? sign);
