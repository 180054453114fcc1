import { Matches } from "class-validator";

/** Where the cities are. */
export class ListCitiesDto {
  /** The id of a region, or of one of its cities. */
  @Matches(/^[1-9]\d{0,8}$/)
  location_id!: string;
}
