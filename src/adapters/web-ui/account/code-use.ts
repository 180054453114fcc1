/** What a code of somebody who is signed in is for. */
export type CodeUse = "release" | "sendout" | "account";
