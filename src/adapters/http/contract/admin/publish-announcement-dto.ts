import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  ValidateNested,
} from "class-validator";
import {
  announcementAudiences,
  announcementKinds,
  blockableActions,
  severities,
  type AnnouncementAudience,
  type AnnouncementKind,
  type BlockableAction,
  type Severity,
} from "../../../../domain/announcement/announcement.ts";
import { countryCodes } from "../../../../domain/catalogue/countries.ts";
import { localeCodes, type Locale } from "../locales.ts";

/** The text in another language. */
class TranslationDto {
  @IsIn(localeCodes)
  locale!: Locale;

  @IsString()
  @Length(1, 300)
  text!: string;
}

/** What to announce, to whom, from when until when, and why. */
export class PublishAnnouncementDto {
  static readonly nested = { translations: TranslationDto };

  @IsIn(announcementKinds)
  kind!: AnnouncementKind;

  @IsIn(severities)
  severity!: Severity;

  @IsIn(announcementAudiences)
  audience!: AnnouncementAudience;

  @IsOptional()
  @IsIn(countryCodes)
  country?: string;

  /** Without it: nothing. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(blockableActions.length)
  @ArrayUnique()
  @IsIn(blockableActions, { each: true })
  blocks?: BlockableAction[];

  @IsString()
  @Length(1, 300)
  text!: string;

  /** Without it: everybody reads `text`. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(localeCodes.length)
  @ArrayUnique<TranslationDto>(({ locale }) => locale)
  @ValidateNested({ each: true })
  translations?: TranslationDto[];

  /** Without it: from now on. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @Length(1, 40)
  from?: string;

  /** Without it: until it is switched off. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @Length(1, 40)
  until?: string;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
