import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";
import {
  idDocumentTypes,
  type IdDocumentType,
} from "../../../../domain/verification/id-document.ts";

/** A document as its owner reads it off; each field is checked again, with a code of its own. */
export class StartIdDto {
  /** ISO 3166-1 alpha-3. */
  @IsString()
  @Matches(/^[A-Z]{3}$/)
  issue_country_iso3!: string;

  @IsIn(idDocumentTypes)
  document_type!: IdDocumentType;

  @IsString()
  @Length(0, 300)
  first_name_original!: string;

  @IsOptional()
  @IsString()
  @Length(0, 300)
  middle_name_original?: string;

  @IsString()
  @Length(0, 300)
  last_name_original!: string;

  @IsString()
  @Length(0, 100)
  document_number!: string;

  /** YYYY-MM-DD. */
  @IsString()
  @Length(0, 10)
  birth_date!: string;

  /** YYYY-MM-DD; left out if it never expires. */
  @IsOptional()
  @IsString()
  @Length(0, 10)
  expires_on?: string;
}
