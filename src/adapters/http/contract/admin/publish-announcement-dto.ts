import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
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

/** What to announce, to whom, from when until when, and why. */
export class PublishAnnouncementDto {
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
