/** How long texts may be that traders and staff write. */
export interface TextPolicy {
  readonly mostMessageCharacters: number;
  /** Of feedback and of a reply. */
  readonly mostFeedbackCharacters: number;
  readonly mostBioCharacters: number;
  readonly mostBioLines: number;
  /** Of the line under a name. */
  readonly mostStatusCharacters: number;
  /** Of a first or last name. */
  readonly mostPersonNameCharacters: number;
}
