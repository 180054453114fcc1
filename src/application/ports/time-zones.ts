/** A time zone of the IANA database. */
export interface TimeZone {
  /** "America/New_York". */
  readonly id: string;
  readonly name: string;
  /** How far its clocks are ahead of UTC at present. */
  readonly offsetMinutes: number;
}

/** The time zones that settings accept, from west to east. */
export interface TimeZones {
  list(): readonly TimeZone[];
}
