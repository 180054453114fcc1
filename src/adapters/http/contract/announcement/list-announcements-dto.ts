import { IsIn, IsOptional } from "class-validator";
import { localeCodes, type Locale } from "../locales.ts";

/** In which language announcements are read. */
export class ListAnnouncementsDto {
  /** Without it: the default language. */
  @IsOptional()
  @IsIn(localeCodes)
  locale?: Locale;
}
