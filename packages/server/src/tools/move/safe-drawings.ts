import { sanitiseSvg, SvgRefused } from '../../preparing/venues/svg/sanitise-svg.ts';
import type { Row } from './file-rows.ts';

/**
 * A map whose drawing was rebuilt, as if somebody had uploaded it here.
 *
 * @param fault what to throw for a drawing that is none
 */
export function safeMap(row: Row, fault: (why: string) => Error): Row {
  return { ...row, ...safeSvg(row['svg'], fault) };
}

/** The same for a venue with its logo. Logos elsewhere stay elsewhere: whoever sees one tells that server so. */
export function safeVenue(row: Row, fault: (why: string) => Error): Row {
  const { logo_svg: logo } = row;
  return { ...row, logo_url: null, logo_svg: logo === null ? null : safeSvg(logo, fault).svg };
}

function safeSvg(svg: unknown, fault: (why: string) => Error) {
  try {
    return sanitiseSvg(String(svg)).drawing;
  } catch (error) {
    throw error instanceof SvgRefused ? fault(error.message) : error;
  }
}
