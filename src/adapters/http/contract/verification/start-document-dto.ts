import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";
import {
  addressDocumentTypes,
  type AddressDocumentType,
} from "../../../../domain/verification/address-proof.ts";

/** Where somebody lives, as on the paper; each field is checked again, with a code of its own. */
export class StartDocumentDto {
  /** ISO 3166-1 alpha-3. */
  @IsString()
  @Matches(/^[A-Z]{3}$/)
  country_iso3!: string;

  @IsIn(addressDocumentTypes)
  document_type!: AddressDocumentType;

  @IsOptional()
  @IsString()
  @Length(0, 300)
  region_name?: string;

  @IsString()
  @Length(0, 300)
  city_name!: string;

  @IsString()
  @Length(0, 600)
  address_line_1!: string;

  @IsOptional()
  @IsString()
  @Length(0, 600)
  address_line_2?: string;

  @IsOptional()
  @IsString()
  @Length(0, 40)
  zip_code?: string;

  /** National identity number; Nigeria only. */
  @IsOptional()
  @IsString()
  @Length(0, 40)
  nga_nin?: string;

  /** Bank verification number; Nigeria only. */
  @IsOptional()
  @IsString()
  @Length(0, 40)
  nga_bvn?: string;
}
