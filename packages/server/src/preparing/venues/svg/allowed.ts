const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What a drawing may consist of. Anything else is left out, with all its contents. */
export const allowedElements: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
    linearGradient radialGradient stop pattern clipPath mask marker
  `),
);

/** Appearance, either as attributes or inside `style`. */
export const presentationAttributes: ReadonlySet<string> = new Set(
  words(`
    fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility clip-path clip-rule
    mask stop-color stop-opacity paint-order marker-start marker-mid marker-end vector-effect font-family
    font-size font-weight font-style letter-spacing word-spacing text-anchor dominant-baseline text-decoration
    mix-blend-mode isolation
  `),
);

const geometry = words(`
  id d x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy width height points pathLength rotate textLength lengthAdjust
  offset transform gradientTransform patternTransform gradientUnits patternUnits patternContentUnits
  clipPathUnits maskUnits maskContentUnits spreadMethod viewBox preserveAspectRatio refX refY markerWidth
  markerHeight markerUnits orient startOffset
`);

export const allowedAttributes: ReadonlySet<string> = new Set([...presentationAttributes, ...geometry]);
