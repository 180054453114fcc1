/** What someone signed in with, under its vendor's name. */
interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** The first match wins: most browsers also carry the names of others. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** What a browser says about itself, for its owner's list; not trusted for anything else. */
export function deviceOf(agent: string): Device {
  return { browser: firstOf(browsers, agent), system: firstOf(systems, agent) };
}

function firstOf(marks: typeof browsers, agent: string): string | undefined {
  return marks.find(([mark]) => mark.test(agent))?.[1];
}
