/** A text in the language asked for. */
export interface Translation {
  readonly text: string;
  /** The language that it was written in, as a code; undefined where the service did not tell. */
  readonly from: string | undefined;
}

/**
 * Translates what people wrote. Texts leave the installation, so one is given only when somebody
 * asked for it.
 */
export interface Translator {
  /**
   * `language`: a code of ISO 639, such as "pt". `unsupported`: the service does not know the
   * language; `unavailable`: it gave no translation.
   */
  translate(text: string, language: string): Promise<Translation | "unsupported" | "unavailable">;
}
