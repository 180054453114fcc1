/** What people send as a file; all but a picture and a notice are refused. */
export const sentFiles = ["picture", "notice", "program", "nameless", "huge"] as const;
export type SentFile = (typeof sentFiles)[number];

/** What people do with files of trades, and with files of their past trades. */
export type PaperCommand =
  | {
      readonly do: "upload-file";
      readonly by: string;
      readonly trade: string;
      readonly file: SentFile;
    }
  /** Sends what they uploaded to a trade and did not send yet. */
  | { readonly do: "send-files"; readonly by: string; readonly trade: string }
  /** Their past trades from so many days ago until today. */
  | { readonly do: "ask-export"; readonly by: string; readonly days: number }
  /** The one that is worked on; the newest that is ready. */
  | { readonly do: "cancel-export" | "open-export"; readonly by: string };
