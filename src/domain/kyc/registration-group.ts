/**
 * The registration group of a person (specification, section 3): 1 where an ID is asked before the first
 * trade, 2 where none is. It follows from the country in which they registered, and stays.
 */
export const registrationGroups = { idRequired: 1, idNotRequired: 2 } as const;
export type RegistrationGroup = (typeof registrationGroups)[keyof typeof registrationGroups];

/** Countries (ISO 3166-1 alpha-2) whose people verify their ID before their first trade: those that are true. */
export type IdFirstCountries = Readonly<Record<string, boolean>>;

/** The group of someone who registers there. Of a place that nobody knows, no ID is asked. */
export function registrationGroup(
  country: string | undefined,
  idFirst: IdFirstCountries,
): RegistrationGroup {
  const isAsked =
    country !== undefined && Object.hasOwn(idFirst, country) && idFirst[country] === true;
  return isAsked ? registrationGroups.idRequired : registrationGroups.idNotRequired;
}

/** Whether someone has to verify their ID before they trade. */
export function owesFirstId(
  {
    level,
    registrationGroup: group,
  }: { readonly level: number; readonly registrationGroup?: number },
  idLevel: number,
): boolean {
  return group === registrationGroups.idRequired && level < idLevel;
}
