export function compiledUsdt(): Promise<string>;
