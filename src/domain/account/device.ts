/** What somebody signed in with, as its makers call it. */
interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** The first that fits: most browsers also carry the names of others. */
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

/** What a browser says of itself, for its owner's list; believed for nothing else. */
export function deviceOf(agent: string): Device {
  return { browser: firstOf(browsers, agent), system: firstOf(systems, agent) };
}

function firstOf(marks: typeof browsers, agent: string): string | undefined {
  return marks.find(([mark]) => mark.test(agent))?.[1];
}
