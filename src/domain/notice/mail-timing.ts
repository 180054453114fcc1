import type { NoticeTopic } from "./notice-story.ts";

/** Whoever is on the site has read a notice by then, and needs no mail. */
const graceSeconds = 60;

/** What is older when it is noticed is not mailed: the news is over. */
const freshSeconds = 3_600;

/** What is older when it is noticed counts as read: nobody wants the bell to begin with the past. */
const unreadSeconds = 86_400;

/**
 * How long a mail waits for what else there is to tell, in seconds. Messages wait as long as their
 * reader chose; what a trade does waits only until it would have been seen on the site.
 */
export function mailDelaySeconds(topic: NoticeTopic, notifyMinutes: number): number {
  const chosen = notifyMinutes * 60;
  return topic === "message" ? chosen : Math.min(chosen, graceSeconds);
}

/** Whether what happened so long ago is still mailed. */
export function isMailed(ageSeconds: number): boolean {
  return ageSeconds < freshSeconds;
}

/** Whether what happened so long ago is new to its reader. */
export function isNews(ageSeconds: number): boolean {
  return ageSeconds < unreadSeconds;
}
