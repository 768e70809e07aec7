import type { Concept } from "./Concept.js"

/** Design of screens, print, products, buildings, clothes; film, photography, sound, 3D and CAD. */
export const design: ReadonlyArray<Concept> = [
  // UX, UI and product design
  {
    name: "UX design",
    forms: [
      "user experience design",
      "UX",
      "user experience",
      "UX designer",
      "user experience (UX)",
      "UX principles",
      "UX best practices",
      "experience design",
      "UX design principles",
      "user-experience",
      "UX strategy"
    ],
    rarity: 2
  },
  {
    name: "UI design",
    forms: [
      "user interface design",
      "UI",
      "user interfaces",
      "user interface",
      "interface design",
      "UI designer",
      "graphical user interface",
      "GUI design",
      "mobile UI design",
      "web UI design",
      "visual interface design",
      "GUI",
      "UI components"
    ],
    rarity: 2
  },
  {
    name: "UX/UI design",
    forms: ["UI/UX", "UX/UI", "UI/UX design", "UI/UX designer", "UI & UX design"],
    implies: ["UX design", "UI design"],
    rarity: 2
  },
  {
    name: "User research",
    forms: [
      "interviewing users",
      "customer interviews",
      "research interviews",
      "UX research",
      "user interviews",
      "contextual inquiry",
      "user studies",
      "ethnographic user research",
      "card sorting",
      "tree testing",
      "diary studies",
      "generative research",
      "user insights",
      "UX researcher",
      "design research",
      "Dovetail research"
    ],
    implies: ["UX design"]
  },
  {
    name: "Usability testing",
    forms: [
      "UserTesting",
      "test with users",
      "testing with users",
      "tested with users",
      "user tests",
      "usability tests",
      "user testing",
      "usability studies",
      "heuristic evaluation",
      "UserTesting.com",
      "usability study",
      "Maze testing",
      "moderated usability testing",
      "usability research"
    ],
    implies: ["UX design"]
  },
  {
    name: "Usability",
    forms: [
      "usability principles",
      "usability engineering",
      "usability heuristics",
      "ease of use design",
      "usability standards"
    ]
  },
  {
    name: "Human-centered design",
    forms: [
      "user-centered design",
      "user-centred design process",
      "HCD",
      "user centered design principles",
      "UCD design",
      "people-centered design",
      "human centred",
      "customer-centered design"
    ]
  },
  {
    name: "Human-computer interaction",
    forms: ["HCI", "human computer interaction", "human-machine interface design"],
    rarity: 4
  },
  {
    name: "Human factors",
    forms: ["ergonomics design", "human factors engineering", "cognitive ergonomics", "human-factors research"],
    rarity: 4
  },
  {
    name: "Interaction design",
    forms: ["IxD", "microinteractions", "interactive design", "interaction designer", "micro-interactions"],
    implies: ["UX design"]
  },
  {
    name: "Information architecture",
    ambiguous: { forms: ["IA"], near: ["ux", "wireframes", "sitemaps", "navigation", "card", "sorting", "user"] },
    forms: [
      "IA for websites",
      "sitemaps",
      "site maps",
      "content architecture",
      "taxonomy design",
      "navigation design",
      "site architecture"
    ],
    rarity: 4
  },
  {
    name: "Wireframing",
    forms: [
      "wireframes",
      "wireframe",
      "wire-framing",
      "low-fidelity wireframes",
      "Balsamiq",
      "wire frames",
      "wireframe design"
    ]
  },
  {
    name: "Prototyping",
    forms: [
      "interactive prototypes",
      "rapid prototyping",
      "clickable prototypes",
      "high-fidelity prototypes",
      "UX prototyping",
      "design prototypes",
      "prototypes",
      "prototype development",
      "create prototypes"
    ],
    rarity: 2
  },
  {
    name: "User personas",
    ambiguous: { forms: ["personas", "Personas"], near: ["journey", "user", "ux", "research", "wireframes", "flows"] },
    forms: [
      "journey mapping",
      "persona development",
      "user journeys",
      "user journey mapping",
      "user flows",
      "customer journey maps",
      "empathy mapping",
      "user journey maps",
      "journey maps",
      "user flow diagrams",
      "task flows"
    ],
    implies: ["UX design"]
  },
  {
    name: "Design systems",
    forms: [
      "design system",
      "component libraries",
      "pattern libraries",
      "Material Design",
      "design tokens",
      "style guides for UI",
      "atomic design",
      "UI style guides",
      "UI libraries",
      "UI kits",
      "Human Interface Guidelines"
    ]
  },
  {
    name: "Design thinking",
    forms: [
      "design thinking workshops",
      "design sprints",
      "design thinking methodology",
      "design sprint facilitation",
      "design workshops"
    ]
  },
  {
    name: "Product design",
    forms: ["digital product design", "product designer", "end-to-end product design", "new product design"],
    rarity: 2
  },
  { name: "Service design", forms: ["service blueprints", "service blueprinting", "service designer"], rarity: 4 },
  {
    name: "UX writing",
    forms: ["microcopy", "content design", "UX writer", "UX content strategy"],
    implies: ["UX design"],
    rarity: 4
  },
  {
    name: "Mobile app design",
    forms: ["mobile design", "app design", "iOS app design", "mobile UX", "mobile interface design", "mobile-first"],
    implies: ["UI design"]
  },
  {
    name: "Web design",
    forms: [
      "website design",
      "web designer",
      "designing websites",
      "website layout",
      "landing page design",
      "web page design",
      "site design",
      "web graphics",
      "website redesign"
    ],
    implies: ["UI design"],
    rarity: 2
  },
  {
    name: "Accessibility",
    forms: [
      "web accessibility",
      "WCAG",
      "WCAG 2.1",
      "Section 508",
      "508 compliance",
      "accessible design",
      "accessibility standards",
      "a11y",
      "accessibility guidelines",
      "ARIA roles",
      "WAI-ARIA",
      "accessibility testing",
      "digital accessibility",
      "inclusive design",
      "screen readers",
      "WCAG compliance",
      "WCAG 2.0"
    ]
  },
  {
    name: "Design critique",
    forms: ["design reviews with peers", "critique sessions", "giving and receiving critique", "design feedback"],
    rarity: 4
  },
  {
    name: "Design handoff",
    forms: [
      "developer handoff",
      "design specs for developers",
      "Zeplin",
      "redlines",
      "design handover",
      "design specifications"
    ],
    rarity: 4
  },
  {
    name: "Design leadership",
    forms: [
      "design management",
      "leading design teams",
      "design direction",
      "DesignOps",
      "design operations",
      "design strategy",
      "design team management"
    ],
    rarity: 4
  },
  {
    name: "Eye tracking",
    forms: ["Hotjar", "heatmaps", "FullStory", "Crazy Egg", "session recordings analysis"],
    rarity: 5
  },
  {
    name: "Voice user interface design",
    forms: ["VUI design", "conversational design", "conversation design"],
    rarity: 5
  },
  {
    name: "Data visualization design",
    forms: ["infographic design", "infographics", "information design", "infographic"],
    rarity: 4
  },
  {
    name: "CPUX certification",
    forms: ["NN/g UX Certification", "Nielsen Norman UX certification", "UXQB", "Certified Usability Analyst"],
    kind: "certification",
    implies: ["UX design"],
    rarity: 5
  },
  {
    name: "Google UX Design Certificate",
    forms: ["Google UX Design Professional Certificate"],
    kind: "certification",
    implies: ["UX design"],
    rarity: 4
  },
  {
    name: "CPACC",
    forms: ["Certified Professional in Accessibility Core Competencies", "Web Accessibility Specialist", "CPWA"],
    kind: "certification",
    implies: ["Accessibility"],
    rarity: 5
  },

  // Design tools for screens
  { name: "Figma", forms: ["FigJam", "Figma prototypes", "Figma Dev Mode"], implies: ["UI design"] },
  {
    name: "Sketch",
    forms: ["Sketch app", "Bohemian Sketch", "Sketch software"],
    ambiguous: {
      forms: ["Sketch"],
      near: [
        "figma",
        "invision",
        "xd",
        "adobe",
        "zeplin",
        "axure",
        "photoshop",
        "illustrator",
        "principle",
        "framer",
        "abstract"
      ],
      never: [
        "sketch out",
        "sketch ideas",
        "to sketch",
        "sketch concepts",
        "sketch comedy",
        "rough sketch",
        "hand sketch",
        "sketch by hand"
      ]
    },
    implies: ["UI design"]
  },
  {
    name: "Adobe XD",
    forms: ["AdobeXD"],
    ambiguous: { forms: ["XD"], near: ["adobe", "figma", "sketch", "invision", "photoshop", "illustrator", "axure"] },
    implies: ["UI design"]
  },
  { name: "InVision", forms: ["InVision Studio", "InVision app"], implies: ["Prototyping"] },
  { name: "Axure", forms: ["Axure RP"], implies: ["Prototyping"], rarity: 4 },
  {
    name: "Framer",
    forms: ["Framer X", "Principle for Mac", "ProtoPie", "Origami Studio", "Marvel App"],
    ambiguous: {
      forms: ["Framer"],
      near: ["figma", "sketch", "webflow", "prototyping", "invision", "principle"],
      never: ["wood framer", "residential framer", "metal stud framer"]
    },
    implies: ["Prototyping"],
    rarity: 4
  },
  { name: "Webflow", forms: ["Webflow design"], implies: ["Web design"], rarity: 4 },
  { name: "Canva", forms: ["Canva Pro"], implies: ["Graphic design"], rarity: 2 },
  {
    name: "Dreamweaver",
    forms: ["Adobe Dreamweaver", "Adobe Muse", "Adobe Fireworks"],
    implies: ["Web design"],
    rarity: 4
  },

  // Graphic design, brand, print
  {
    name: "Graphic design",
    forms: [
      "graphic designer",
      "graphics design",
      "graphic arts",
      "graphic design software",
      "graphic design principles",
      "design graphics",
      "create graphics",
      "creating graphics",
      "computer graphics",
      "digital graphics",
      "graphics software",
      "graphical design",
      "graphics creation"
    ],
    rarity: 2
  },
  {
    name: "Visual design",
    forms: [
      "visual designer",
      "visual communication",
      "visual communications",
      "visual design principles",
      "visual assets",
      "visual storytelling",
      "visual aesthetics",
      "visual design skills",
      "visual content"
    ],
    rarity: 2
  },
  {
    name: "Digital design",
    forms: [
      "digital designer",
      "digital assets design",
      "banner ads design",
      "HTML5 banners",
      "display ad design",
      "digital banner design",
      "digital creative"
    ]
  },
  {
    name: "Adobe Creative Cloud",
    forms: [
      "Adobe Creative Suite",
      "Creative Suite",
      "Adobe CS",
      "Adobe Suite",
      "Adobe CC",
      "Creative Cloud",
      "Adobe CS6",
      "Adobe products",
      "Adobe software",
      "Adobe applications",
      "Adobe Creative Cloud Suite",
      "Adobe design software"
    ],
    ambiguous: {
      forms: ["Adobe"],
      near: [
        "photoshop",
        "illustrator",
        "indesign",
        "creative",
        "suite",
        "cloud",
        "premiere",
        "acrobat",
        "design",
        "graphic",
        "canva"
      ]
    },
    rarity: 2
  },
  {
    name: "Photoshop",
    ambiguous: { forms: ["PS"], near: ["ai", "id", "ae", "indesign", "illustrator", "adobe", "photoshop"] },
    forms: ["Adobe Photoshop", "PhotoShop CC"],
    implies: ["Adobe Creative Cloud", "Image editing"],
    rarity: 2
  },
  {
    name: "Illustrator",
    forms: ["Adobe Illustrator"],
    ambiguous: {
      forms: ["Illustrator", "Ai"],
      near: [
        "adobe",
        "photoshop",
        "indesign",
        "creative",
        "premiere",
        "coreldraw",
        "lightroom",
        "xd",
        "figma",
        "effects",
        "ps",
        "id",
        "ae"
      ],
      never: ["freelance illustrator", "children's book illustrator", "an illustrator", "illustrator who"]
    },
    implies: ["Adobe Creative Cloud", "Vector graphics"],
    rarity: 2
  },
  {
    name: "InDesign",
    ambiguous: { forms: ["ID"], near: ["ps", "ai", "photoshop", "illustrator", "adobe"] },
    forms: ["Adobe InDesign", "Adobe In Design"],
    implies: ["Adobe Creative Cloud", "Layout design"],
    rarity: 2
  },
  {
    name: "CorelDRAW",
    forms: ["Corel Draw", "Corel Graphics Suite", "CorelDraw Graphics Suite"],
    implies: ["Vector graphics"],
    rarity: 4
  },
  {
    name: "Affinity Designer",
    forms: ["Affinity Photo", "Affinity Publisher", "Inkscape"],
    implies: ["Graphic design"],
    rarity: 5
  },
  { name: "GIMP", forms: ["GNU Image Manipulation Program"], implies: ["Image editing"], rarity: 4 },
  {
    name: "QuarkXPress",
    forms: ["Quark Xpress", "Scribus", "Adobe FrameMaker", "FrameMaker", "PageMaker"],
    implies: ["Layout design"],
    rarity: 5
  },
  {
    name: "Procreate",
    forms: ["Procreate app", "Clip Studio Paint", "Corel Painter", "Krita", "Wacom tablet"],
    implies: ["Digital illustration"],
    rarity: 4
  },
  {
    name: "Typography",
    forms: [
      "kerning",
      "typesetting",
      "type design",
      "font design",
      "lettering",
      "hand lettering",
      "calligraphy",
      "font selection",
      "font management"
    ]
  },
  {
    name: "Color theory",
    forms: [
      "color management",
      "color correction in print",
      "colour palettes",
      "color matching",
      "Pantone",
      "colour theory principles",
      "Pantone matching"
    ],
    rarity: 4
  },
  {
    name: "Layout design",
    forms: [
      "page layout",
      "publication design",
      "editorial design",
      "layout and composition",
      "magazine layout",
      "DTP software",
      "book design",
      "document layout",
      "page design",
      "editorial layout",
      "layouts",
      "page composition",
      "page-layout software",
      "desktop publishing software",
      "newsletter design",
      "design layouts"
    ]
  },
  {
    name: "Vector graphics",
    forms: ["vector illustration", "vector art", "vector artwork", "SVG", "SVG graphics"],
    rarity: 4
  },
  {
    name: "Image editing",
    forms: [
      "photo editing",
      "photo retouching",
      "image retouching",
      "image manipulation",
      "retouching",
      "photo manipulation",
      "photograph editing",
      "image compositing",
      "photo-editing software",
      "background removal",
      "edit photos",
      "photo compositing"
    ]
  },
  {
    name: "Illustration",
    forms: [
      "illustrations",
      "hand-drawn illustration",
      "illustrating",
      "technical illustration",
      "book illustration",
      "editorial illustration",
      "scientific illustration",
      "medical illustration"
    ],
    rarity: 4
  },
  {
    name: "Digital illustration",
    forms: ["digital art", "digital painting", "digital drawing", "digital artwork"],
    implies: ["Illustration"],
    rarity: 4
  },
  {
    name: "Drawing",
    forms: [
      "freehand drawing",
      "figure drawing",
      "hand sketching",
      "life drawing",
      "hand drawing",
      "freehand sketching",
      "drawing skills",
      "perspective drawing",
      "concept sketching",
      "sketching"
    ],
    ambiguous: {
      forms: ["Drawing", "drawing"],
      near: ["painting", "sculpture", "illustration", "art", "ceramics", "printmaking", "sketching"]
    },
    rarity: 4
  },
  {
    name: "Fine art",
    forms: [
      "painting and drawing",
      "sculpture",
      "printmaking",
      "oil painting",
      "studio art",
      "watercolor",
      "ceramics art",
      "visual arts",
      "fine arts",
      "mixed media art",
      "art direction of paintings",
      "visual art",
      "watercolour painting"
    ],
    rarity: 4
  },
  {
    name: "Logo design",
    forms: [
      "logo creation",
      "logotype design",
      "logos design",
      "icon design",
      "iconography",
      "logo development",
      "logo designs",
      "brand marks"
    ],
    implies: ["Graphic design"]
  },
  {
    name: "Style guides",
    forms: ["style guide", "house style", "house style guide", "editorial style guide"],
    rarity: 4
  },
  {
    name: "Brand identity",
    ambiguous: {
      forms: ["branding", "Branding"],
      near: ["logo", "design", "identity", "graphic", "print", "packaging", "typography", "marketing", "campaigns"]
    },
    forms: [
      "brand identity design",
      "visual identity",
      "corporate identity",
      "brand design",
      "brand style guides",
      "brand visual identity",
      "identity design",
      "brand style guide",
      "visual branding",
      "corporate identity design",
      "brand book",
      "branding guidelines",
      "brand systems"
    ]
  },
  {
    name: "Print design",
    forms: [
      "print production",
      "print media",
      "print materials",
      "print layout",
      "brochure design",
      "print collateral",
      "poster design",
      "flyer design",
      "press checks",
      "print-ready files",
      "print-ready artwork",
      "brochures and flyers",
      "design for print",
      "print and digital design",
      "print and digital media",
      "print management design",
      "business card design"
    ],
    ambiguous: { forms: ["preflight"], near: ["print", "pdf", "prepress", "files", "indesign"] }
  },
  {
    name: "Offset printing",
    forms: [
      "offset press",
      "lithographic printing",
      "flexographic printing",
      "letterpress",
      "large format printing",
      "wide format printing",
      "printing press operation",
      "digital press",
      "gravure printing",
      "silk screening",
      "print finishing",
      "dye sublimation",
      "heat press"
    ],
    rarity: 4
  },
  {
    name: "Packaging design",
    forms: [
      "package design",
      "packaging artwork",
      "dieline",
      "dielines",
      "label design",
      "structural packaging design",
      "ArtiosCAD",
      "packaging graphics",
      "packaging designer"
    ],
    rarity: 4
  },
  {
    name: "Signage design",
    forms: [
      "signage",
      "wayfinding",
      "environmental graphics",
      "environmental graphic design",
      "sign making",
      "vinyl graphics",
      "sign design",
      "trade show graphics"
    ],
    rarity: 4
  },
  {
    name: "Presentation design",
    forms: ["PowerPoint design", "pitch deck design", "presentation designer", "slide design"],
    rarity: 4
  },
  {
    name: "Social media graphics",
    forms: [
      "social media design",
      "social graphics",
      "social media creatives",
      "social media assets",
      "graphics for social media"
    ],
    implies: ["Graphic design"],
    rarity: 4
  },
  { name: "Email design", forms: ["email template design", "HTML email design", "newsletter templates"], rarity: 4 },
  {
    name: "Advertising design",
    forms: [
      "ad design",
      "creative concepts for advertising",
      "advertising layouts",
      "campaign design",
      "ad creative",
      "ad creatives",
      "advertising materials design"
    ],
    rarity: 4
  },
  {
    name: "Art direction",
    forms: ["art director", "creative art direction", "directing photo shoots", "art-direction"],
    rarity: 4
  },
  {
    name: "Creative direction",
    forms: [
      "creative director",
      "creative leadership",
      "creative vision",
      "leading creative teams",
      "creative strategy",
      "creative team management"
    ],
    rarity: 4
  },
  {
    name: "Concept development",
    forms: [
      "concept design",
      "conceptual design",
      "ideation",
      "moodboards",
      "mood boards",
      "creative concepting",
      "conceptualization",
      "creative concepts",
      "design concepts",
      "concept generation",
      "creative brief",
      "creative briefs",
      "mood board creation",
      "visual concepts",
      "creative ideation"
    ],
    rarity: 2
  },
  {
    name: "Design portfolio",
    forms: [
      "online portfolio",
      "portfolio of design work",
      "strong portfolio",
      "Behance portfolio",
      "portfolio of work",
      "Dribbble"
    ],
    rarity: 2
  },
  {
    name: "Design principles",
    forms: [
      "principles of design",
      "design fundamentals",
      "composition and layout",
      "elements of design",
      "design theory",
      "gestalt principles"
    ]
  },
  {
    name: "Creative production",
    forms: [
      "creative operations",
      "traffic management creative",
      "studio management creative",
      "creative project management"
    ],
    rarity: 4
  },
  {
    name: "Digital asset management",
    forms: ["DAM system", "DAM systems", "Bynder", "image library management", "digital asset library"],
    rarity: 4
  },
  {
    name: "Adobe Certified Professional",
    forms: ["Adobe Certified Expert", "Adobe Certified Associate", "ACE certification Adobe", "Adobe certification"],
    kind: "certification",
    implies: ["Adobe Creative Cloud"],
    rarity: 4
  },

  // Motion, film and video
  {
    name: "Motion graphics",
    forms: [
      "mograph",
      "motion design",
      "motion designer",
      "motion graphic design",
      "animated graphics",
      "broadcast graphics",
      "kinetic typography",
      "title sequences",
      "lower thirds",
      "motion graphics design",
      "motion graphic"
    ]
  },
  {
    name: "Animation",
    forms: [
      "animator",
      "2D animation",
      "animations",
      "character animation",
      "2D/3D animation",
      "keyframe animation",
      "traditional animation",
      "stop motion",
      "frame-by-frame animation",
      "explainer videos",
      "cel animation",
      "computer animation",
      "stop-motion animation",
      "Toon Boom",
      "Toon Boom Harmony",
      "Adobe Animate",
      "Spine 2D",
      "Lottie animations",
      "Moho animation"
    ],
    rarity: 4
  },
  {
    name: "3D animation",
    forms: ["3D character animation", "3D animator", "motion capture", "mocap", "3D motion graphics"],
    implies: ["Animation"],
    rarity: 4
  },
  {
    name: "Rigging for animation",
    forms: ["character rigging", "rig setup animation", "3D rigging", "facial rigging", "skinning and rigging"],
    rarity: 5
  },
  {
    name: "Storyboarding",
    forms: ["storyboards", "storyboard", "storyboard art", "animatics", "storyboard creation", "shot lists"],
    rarity: 4
  },
  {
    name: "Visual effects",
    forms: [
      "VFX",
      "compositing",
      "special effects",
      "CGI",
      "rotoscoping",
      "green screen",
      "chroma key",
      "matte painting",
      "digital compositing",
      "computer-generated imagery",
      "Houdini",
      "SideFX Houdini",
      "motion tracking video"
    ],
    rarity: 4
  },
  {
    name: "Nuke",
    forms: ["Foundry Nuke", "NukeX", "The Foundry Nuke", "Blackmagic Fusion", "Autodesk Flame"],
    ambiguous: {
      forms: ["Nuke"],
      near: ["compositing", "vfx", "houdini", "maya", "effects", "shake", "fusion"],
      never: ["duke nukem", "nuke it"]
    },
    implies: ["Visual effects"],
    rarity: 5
  },
  {
    name: "After Effects",
    ambiguous: {
      forms: ["AE", "After Effects", "AfterEffects"],
      near: [
        "premiere",
        "motion",
        "graphics",
        "adobe",
        "photoshop",
        "animation",
        "ps",
        "adobe",
        "premiere",
        "motion",
        "animation",
        "animations",
        "photoshop",
        "illustrator",
        "video",
        "cinema",
        "graphics",
        "editing",
        "compositing"
      ],
      never: ["after effects of"]
    },
    forms: ["Adobe After Effects", "Adobe AfterEffects"],
    implies: ["Motion graphics", "Adobe Creative Cloud"]
  },
  {
    name: "Premiere Pro",
    forms: ["Adobe Premiere", "Adobe Premiere Pro", "Premier Pro", "Adobe Premier Pro", "Adobe Premier"],
    ambiguous: {
      forms: ["Premiere"],
      near: ["adobe", "effects", "final", "davinci", "avid", "photoshop", "audition", "editing", "video"],
      never: ["world premiere", "premiere provider", "premiere event", "red carpet"]
    },
    implies: ["Video editing", "Adobe Creative Cloud"]
  },
  {
    name: "Final Cut Pro",
    forms: ["Final Cut", "FCPX", "Final Cut Pro X", "iMovie", "Apple Motion"],
    implies: ["Video editing"]
  },
  { name: "DaVinci Resolve", forms: ["Davinci", "Blackmagic DaVinci Resolve"], implies: ["Video editing"], rarity: 4 },
  {
    name: "Avid Media Composer",
    forms: ["Media Composer", "Avid editing"],
    ambiguous: {
      forms: ["Avid"],
      near: ["premiere", "final", "davinci", "editing", "composer", "tools"],
      never: ["avid reader", "avid learner", "avid program", "avid traveler", "avid sports", "avid fan"]
    },
    implies: ["Video editing"],
    rarity: 4
  },
  {
    name: "Video editing",
    forms: [
      "video editor",
      "editing video",
      "film editing",
      "editing videos",
      "video post-production",
      "video editing software",
      "footage editing",
      "edit videos",
      "edit video",
      "video cutting",
      "non-linear editing",
      "nonlinear editing",
      "edit footage",
      "CapCut",
      "Filmora",
      "video edits",
      "CapCut editing"
    ],
    rarity: 2
  },
  {
    name: "Post-production",
    forms: [
      "postproduction",
      "post production workflow",
      "post-production editing",
      "video finishing",
      "media encoding",
      "Adobe Media Encoder",
      "transcoding video"
    ],
    rarity: 4
  },
  {
    name: "Color grading",
    forms: ["video color correction", "colour correction", "colorist", "color grade"],
    implies: ["Post-production"],
    rarity: 4
  },
  {
    name: "Video production",
    forms: [
      "videography",
      "videographer",
      "film production",
      "filming",
      "shooting video",
      "video shoots",
      "corporate video production",
      "producing videos",
      "video content production",
      "multimedia production",
      "multi-camera production",
      "field production",
      "video content creation",
      "film-making",
      "filmmaking",
      "video filming",
      "documentary production",
      "video creation",
      "multi-cam production"
    ]
  },
  {
    name: "Cinematography",
    forms: [
      "camera operation",
      "director of photography",
      "camera operator",
      "operating cameras",
      "DSLR video",
      "camera work",
      "cine cameras",
      "RED cameras",
      "gimbal operation",
      "camera movement",
      "Arri Alexa",
      "steadicam"
    ],
    rarity: 4
  },
  {
    name: "Broadcast production",
    forms: [
      "television production",
      "TV production",
      "live production",
      "broadcast engineering",
      "studio production",
      "vMix",
      "OBS Studio",
      "TriCaster",
      "live streaming production",
      "broadcast operations",
      "control room production",
      "live-streaming",
      "live event production",
      "broadcasting equipment",
      "master control",
      "Wirecast"
    ],
    rarity: 4
  },
  {
    name: "Lighting design",
    ambiguous: {
      forms: ["lighting", "Lighting"],
      near: ["rendering", "cinema", "texturing", "set", "studio", "shading", "camera", "scenes", "v-ray"]
    },
    forms: [
      "stage lighting",
      "studio lighting",
      "lighting setup",
      "lighting techniques",
      "theatrical lighting",
      "lighting plots",
      "DIALux",
      "architectural lighting",
      "lighting equipment",
      "lighting console programming",
      "lighting designer"
    ],
    rarity: 4
  },
  {
    name: "Scriptwriting",
    forms: [
      "screenwriting",
      "video scripts",
      "script writing for video",
      "scriptwriter",
      "screenplays",
      "video scripting"
    ],
    rarity: 4
  },
  {
    name: "Set design",
    forms: [
      "scenic design",
      "production design",
      "stage design",
      "set construction",
      "prop making",
      "scenography",
      "set decoration",
      "scenic painting"
    ],
    rarity: 4
  },
  {
    name: "Drone videography",
    forms: ["aerial photography", "drone photography", "drone footage", "aerial videography"],
    rarity: 4
  },
  { name: "Subtitling", forms: ["closed captioning", "captioning videos", "subtitles", "video captioning"], rarity: 5 },
  {
    name: "Multimedia design",
    forms: [
      "multimedia content",
      "multimedia development",
      "multimedia presentations",
      "multimedia designer",
      "multimedia tools",
      "multimedia software",
      "multimedia authoring",
      "interactive media",
      "interactive multimedia"
    ],
    rarity: 4
  },
  {
    name: "YouTube content production",
    forms: ["YouTube videos", "vlogging", "short-form video", "TikTok videos", "video content for social media"],
    rarity: 4
  },

  // Photography
  {
    name: "Photography",
    forms: [
      "photographer",
      "digital photography",
      "photo shoots",
      "DSLR photography",
      "studio photography",
      "photographic",
      "photo shoot",
      "taking photographs",
      "DSLR cameras",
      "photographing",
      "photographs",
      "professional photography",
      "commercial photography",
      "photoshoots"
    ]
  },
  {
    name: "Product photography",
    forms: [
      "food photography",
      "fashion photography",
      "e-commerce photography",
      "product shoots",
      "catalog photography"
    ],
    implies: ["Photography"],
    rarity: 4
  },
  {
    name: "Portrait photography",
    forms: [
      "event photography",
      "wedding photography",
      "headshots photography",
      "newborn photography",
      "school photography"
    ],
    implies: ["Photography"],
    rarity: 4
  },
  { name: "Lightroom", forms: ["Adobe Lightroom", "Lightroom Classic", "Adobe Bridge"], implies: ["Image editing"] },
  {
    name: "Capture One",
    forms: ["Capture One Pro", "tethered shooting", "Phase One camera"],
    implies: ["Image editing"],
    rarity: 5
  },
  {
    name: "Photographic lighting",
    forms: ["strobe lighting", "flash photography", "lighting for photography", "softbox lighting"],
    implies: ["Photography"],
    rarity: 5
  },
  {
    name: "Photo archiving",
    forms: ["image archiving", "photo library management", "darkroom", "film developing"],
    rarity: 5
  },

  // Audio
  {
    name: "Audio production",
    forms: [
      "audio editing",
      "sound editing",
      "audio post-production",
      "podcast editing",
      "audio mixing",
      "audio recording",
      "recording studio",
      "sound recording",
      "audio mastering",
      "music production",
      "mixing and mastering",
      "audio producer",
      "sound production",
      "audio editor"
    ],
    rarity: 4
  },
  {
    name: "Sound design",
    ambiguous: { forms: ["Foley"], near: ["sound", "audio", "recording", "mixing", "post", "artist", "wwise"] },
    forms: ["sound designer", "game audio", "Wwise", "FMOD", "sound effects design", "audio design"],
    rarity: 4
  },
  {
    name: "Audio engineering",
    forms: [
      "sound engineering",
      "live sound",
      "sound mixing",
      "sound engineer",
      "FOH mixing",
      "audio engineer",
      "sound reinforcement",
      "live audio",
      "sound systems",
      "PA systems",
      "audio systems",
      "sound equipment",
      "digital audio workstations",
      "DAW software",
      "audio equipment",
      "sound boards",
      "soundboard"
    ],
    rarity: 4
  },
  { name: "Pro Tools", forms: ["Avid Pro Tools", "ProTools"], implies: ["Audio production"], rarity: 4 },
  {
    name: "Logic Pro",
    forms: [
      "Logic Pro X",
      "Ableton",
      "Ableton Live",
      "GarageBand",
      "Cubase",
      "FL Studio",
      "Apple Logic Pro",
      "Reaper DAW",
      "Steinberg Nuendo"
    ],
    ambiguous: {
      forms: ["Reaper"],
      near: ["ableton", "cubase", "audio", "daw", "logic", "tools"],
      never: ["grim reaper"]
    },
    implies: ["Audio production"],
    rarity: 4
  },
  {
    name: "Adobe Audition",
    forms: ["iZotope RX", "iZotope"],
    ambiguous: {
      forms: ["Audition", "Audacity"],
      near: [
        "adobe",
        "premiere",
        "audacity",
        "effects",
        "audio",
        "audition",
        "podcast",
        "editing",
        "sound",
        "recording",
        "garageband"
      ],
      never: ["audition for", "audition tape"]
    },
    implies: ["Audio production"],
    rarity: 4
  },
  {
    name: "Voice-over",
    forms: ["voiceover", "voice over recording", "voice acting", "voiceovers", "narration recording", "voice over"],
    rarity: 4
  },

  // 3D, CAD and visualization
  {
    name: "3D modeling",
    forms: [
      "3D modelling",
      "3D design",
      "3D models",
      "3D modelling software",
      "three-dimensional modeling",
      "polygon modeling",
      "3D artist",
      "hard surface modeling",
      "3D model creation",
      "3D designs",
      "3D CAD modeling",
      "3D CAD",
      "3D drawings",
      "parametric modeling",
      "solid modeling",
      "surface modeling",
      "CAD modeling"
    ]
  },
  {
    name: "3D rendering",
    forms: [
      "photorealistic rendering",
      "V-Ray",
      "VRay",
      "Corona Renderer",
      "Arnold Renderer",
      "Redshift Renderer",
      "OctaneRender",
      "Octane Render",
      "KeyShot",
      "Lumion",
      "Enscape",
      "Twinmotion",
      "3D visualization",
      "architectural visualization",
      "archviz",
      "3D visualisations",
      "3D renderings"
    ],
    ambiguous: {
      forms: ["rendering", "renderings"],
      near: [
        "3d",
        "vray",
        "visualization",
        "architectural",
        "modeling",
        "modelling",
        "lumion",
        "sketchup",
        "interior",
        "max",
        "blender",
        "maya",
        "animation",
        "lighting"
      ]
    },
    rarity: 4
  },
  {
    name: "3D texturing",
    forms: [
      "texturing",
      "UV mapping",
      "UV unwrapping",
      "Substance Painter",
      "Substance Designer",
      "Adobe Substance",
      "PBR texturing",
      "texture painting",
      "texture mapping",
      "Quixel",
      "lookdev",
      "shading and texturing"
    ],
    implies: ["3D modeling"],
    rarity: 4
  },
  { name: "Digital sculpting", forms: ["ZBrush", "3D sculpting", "Mudbox"], implies: ["3D modeling"], rarity: 4 },
  {
    name: "Character design",
    forms: ["character modeling", "character art", "character concept art", "creature design", "character artist"],
    rarity: 4
  },
  {
    name: "Concept art",
    forms: [
      "environment art",
      "environment design games",
      "environment modeling",
      "concept artist",
      "environment artist",
      "matte art"
    ],
    rarity: 4
  },
  {
    name: "Game art",
    forms: [
      "game artist",
      "game assets",
      "2D game art",
      "sprite art",
      "pixel art",
      "game UI design",
      "technical art",
      "technical artist"
    ],
    rarity: 4
  },
  {
    name: "Blender",
    forms: ["Blender 3D", "Blender software"],
    ambiguous: {
      forms: ["Blender"],
      near: [
        "maya",
        "3d",
        "max",
        "cinema",
        "zbrush",
        "unity",
        "unreal",
        "modeling",
        "animation",
        "houdini",
        "rhino",
        "sketchup"
      ],
      never: ["kitchen blender", "vitamix", "blender operator", "commercial blender", "immersion blender"]
    },
    implies: ["3D modeling"],
    rarity: 4
  },
  {
    name: "Maya",
    forms: ["Autodesk Maya", "Maya 3D"],
    ambiguous: {
      forms: ["Maya"],
      near: [
        "3ds",
        "max",
        "blender",
        "zbrush",
        "cinema",
        "animation",
        "autodesk",
        "unity",
        "houdini",
        "photoshop",
        "nuke",
        "vfx"
      ],
      never: ["maya angelou", "maya language"]
    },
    implies: ["3D modeling"],
    rarity: 4
  },
  {
    name: "3ds Max",
    forms: ["3D Studio Max", "Autodesk 3ds Max", "3DSMax", "3D Max", "3DS"],
    implies: ["3D modeling"],
    rarity: 4
  },
  {
    name: "Cinema 4D",
    forms: ["C4D", "Maxon Cinema 4D", "Cinema4D"],
    implies: ["3D modeling", "Motion graphics"],
    rarity: 4
  },
  {
    name: "Rhino",
    forms: ["Rhinoceros 3D", "Rhino 3D", "McNeel Rhino", "Rhino3D", "Rhinoceros"],
    ambiguous: {
      forms: ["Rhino"],
      near: [
        "sketchup",
        "revit",
        "grasshopper",
        "autocad",
        "3d",
        "keyshot",
        "solidworks",
        "cad",
        "modeling",
        "blender"
      ],
      never: ["rhino linings", "rhino shield"]
    },
    implies: ["3D modeling"],
    rarity: 4
  },
  {
    name: "Grasshopper",
    forms: ["parametric design", "computational design", "Dynamo for Revit", "Revit Dynamo", "generative design"],
    ambiguous: { forms: ["Grasshopper"], near: ["rhino", "revit", "dynamo", "parametric", "sketchup"] },
    implies: ["3D modeling"],
    rarity: 5
  },
  {
    name: "SketchUp",
    forms: ["Sketch-Up", "Google SketchUp", "SketchUp Pro", "Trimble SketchUp"],
    implies: ["3D modeling"]
  },
  {
    name: "CAD",
    forms: [
      "computer-aided design",
      "computer aided design",
      "CAD software",
      "CAD drawings",
      "CAD drafting",
      "CAD/CAM",
      "CAD design",
      "CAD tools",
      "computer-aided drafting",
      "CAD systems",
      "CAD programs",
      "2D CAD",
      "CAD packages",
      "CAD operator",
      "CAD drawing",
      "computer aided drafting",
      "CADD",
      "computer aided design and drafting",
      "CAD technician"
    ],
    ambiguous: {
      forms: ["CAD"],
      near: [
        "design",
        "drafting",
        "drawings",
        "solidworks",
        "revit",
        "autocad",
        "software",
        "3d",
        "engineering",
        "modeling",
        "autodesk",
        "cam",
        "dispatch"
      ],
      never: ["coronary artery", "cad 50", "chf", "computer aided dispatch"]
    },
    rarity: 2
  },
  {
    name: "AutoCAD",
    forms: [
      "Auto CAD",
      "Autodesk AutoCAD",
      "AutoCAD LT",
      "AutoCAD drawings",
      "AutoCAD Architecture",
      "AutoCAD 2D",
      "AutoCAD MEP",
      "AutoCAD Electrical"
    ],
    implies: ["CAD"],
    rarity: 2
  },
  { name: "AutoCAD Civil 3D", forms: ["Civil 3D", "Civil3D", "Autodesk Civil 3D"], implies: ["AutoCAD"], rarity: 4 },
  { name: "MicroStation", forms: ["Bentley MicroStation", "Micro Station"], implies: ["CAD"], rarity: 4 },
  {
    name: "OpenRoads",
    ambiguous: {
      forms: ["InRoads"],
      near: ["bentley", "microstation", "openroads", "civil", "autocad", "cad", "geopak"]
    },
    forms: ["Bentley OpenRoads", "OpenRoads Designer", "Bentley InRoads"],
    implies: ["MicroStation"],
    rarity: 5
  },
  { name: "BricsCAD", implies: ["CAD"], rarity: 5 },
  { name: "DraftSight", implies: ["CAD"], rarity: 5 },
  {
    name: "SolidWorks",
    forms: ["Solid Works", "Dassault SolidWorks", "SolidWorks CAD"],
    implies: ["CAD", "3D modeling"]
  },
  { name: "CATIA", forms: ["CATIA V5", "CATIA V6", "3DEXPERIENCE CATIA"], implies: ["CAD", "3D modeling"], rarity: 4 },
  {
    name: "Siemens NX",
    forms: ["Unigraphics", "UG NX", "NX CAD", "Solid Edge", "Siemens Solid Edge"],
    implies: ["CAD", "3D modeling"],
    rarity: 4
  },
  {
    name: "PTC Creo",
    forms: ["Creo", "Pro/Engineer", "Pro/E", "ProE", "Creo Parametric", "Pro-E", "Pro Engineer"],
    implies: ["CAD", "3D modeling"],
    rarity: 4
  },
  {
    name: "Autodesk Inventor",
    forms: ["Inventor CAD", "Autodesk Inventor Professional"],
    ambiguous: {
      forms: ["Inventor"],
      near: ["autocad", "solidworks", "autodesk", "creo", "cad", "catia", "fusion", "revit"],
      never: ["an inventor", "inventor of", "named inventor"]
    },
    implies: ["CAD", "3D modeling"],
    rarity: 4
  },
  {
    name: "Fusion 360",
    forms: ["Autodesk Fusion 360", "Autodesk Fusion", "Onshape"],
    implies: ["CAD", "3D modeling"],
    rarity: 4
  },
  {
    name: "Autodesk Alias",
    forms: ["Alias Automotive", "class-A surfacing", "ICEM Surf"],
    ambiguous: { forms: ["Alias"], near: ["rhino", "surfacing", "autodesk", "catia", "keyshot"] },
    implies: ["3D modeling"],
    rarity: 5
  },
  {
    name: "Revit",
    forms: ["Autodesk Revit", "Revit Architecture", "Revit MEP", "Revit families", "Revit Structure"],
    implies: ["BIM", "CAD"]
  },
  {
    name: "BIM",
    forms: [
      "building information modeling",
      "building information modelling (BIM)",
      "BIM coordination",
      "Navisworks",
      "BIM 360",
      "Autodesk Construction Cloud",
      "BIM modeling",
      "BIM software",
      "Solibri",
      "clash detection",
      "VDC coordination",
      "BIM models",
      "Autodesk BIM 360",
      "building information model",
      "Level 2 BIM",
      "BIMcollab",
      "virtual design and construction"
    ]
  },
  { name: "ArchiCAD", forms: ["Vectorworks", "Graphisoft ArchiCAD", "Chief Architect"], implies: ["CAD"], rarity: 4 },
  { name: "Bluebeam", forms: ["Bluebeam Revu", "PDF markup"], rarity: 4 },
  {
    name: "3D printing",
    forms: [
      "additive manufacturing",
      "3D printers",
      "FDM printing",
      "SLA printing",
      "stereolithography",
      "3D-printed prototypes",
      "selective laser sintering",
      "3D printed parts",
      "fused deposition modeling"
    ],
    rarity: 4
  },
  {
    name: "Laser cutting",
    forms: ["laser engraving", "laser cutters", "CNC laser cutting", "laser etching", "vinyl cutting", "laser cutter"],
    rarity: 4
  },
  {
    name: "Model making",
    forms: [
      "physical models",
      "architectural models",
      "mock-ups",
      "mockups",
      "mock ups",
      "foam models",
      "scale models",
      "model building physical",
      "product mockups",
      "design mockups",
      "design mock-ups",
      "mock-up creation"
    ],
    rarity: 4
  },
  {
    name: "SolidWorks certification",
    forms: ["CSWA", "CSWP", "Certified SolidWorks Associate", "Certified SolidWorks Professional"],
    kind: "certification",
    implies: ["SolidWorks"],
    rarity: 4
  },
  {
    name: "Autodesk Certified Professional",
    forms: [
      "Autodesk Certified User",
      "AutoCAD certification",
      "Revit Certified Professional",
      "Autodesk certification",
      "AutoCAD certified"
    ],
    kind: "certification",
    rarity: 4
  },

  // Industrial and product design
  {
    name: "Industrial design",
    forms: [
      "industrial designer",
      "industrial product design",
      "product form design",
      "consumer product design",
      "industrial designs"
    ],
    rarity: 4
  },
  {
    name: "Design for manufacturing",
    forms: [
      "design for assembly",
      "DFMA",
      "DFM/DFA",
      "DFA",
      "design for manufacture and assembly",
      "design for manufacture"
    ],
    rarity: 4
  },
  {
    name: "Materials and finishes",
    forms: [
      "material selection",
      "CMF design",
      "color material finish",
      "materials specification",
      "finish selection",
      "selection of materials",
      "finishes selection",
      "finish schedules"
    ],
    rarity: 4
  },
  {
    name: "Furniture design",
    forms: [
      "furniture designer",
      "furniture making",
      "cabinetry design",
      "millwork design",
      "upholstery design",
      "casework design",
      "custom furniture"
    ],
    rarity: 4
  },
  { name: "Toy design", forms: ["toy development", "plush design"], rarity: 5 },
  {
    name: "Jewelry design",
    forms: [
      "jewellery design",
      "jewellery designer",
      "jewelry making",
      "goldsmithing",
      "silversmithing",
      "MatrixGold",
      "jewelry CAD",
      "gemstone setting",
      "stone setting"
    ],
    rarity: 5
  },
  {
    name: "Automotive design",
    forms: ["vehicle design", "car design", "clay modeling", "automotive styling", "transportation design"],
    rarity: 5
  },
  {
    name: "Exhibition design",
    forms: [
      "exhibit design",
      "museum exhibit design",
      "trade show booth design",
      "exhibition installation",
      "experiential design",
      "booth design",
      "exhibit installation"
    ],
    rarity: 4
  },
  {
    name: "Sustainable design",
    forms: [
      "eco-design",
      "life cycle assessment of products",
      "green building design",
      "circular design",
      "biophilic design",
      "sustainable architecture",
      "passive house",
      "Passivhaus",
      "green design",
      "sustainable materials"
    ],
    rarity: 4
  },

  // Interior design and architecture
  {
    name: "Interior design",
    forms: [
      "interior designer",
      "interiors",
      "residential interior design",
      "commercial interior design",
      "interior decorating",
      "interior architecture",
      "home styling",
      "interior decoration",
      "hospitality interior design",
      "interior design principles"
    ],
    rarity: 4
  },
  {
    name: "Space planning",
    forms: [
      "space plans",
      "floor plans",
      "furniture layout",
      "test fits",
      "floor planning",
      "space layout",
      "space utilization planning",
      "floorplans",
      "office space planning"
    ],
    rarity: 4
  },
  {
    name: "FF&E",
    forms: [
      "furniture fixtures and equipment",
      "FF&E selection",
      "FF&E specifications",
      "furniture",
      "fixtures and equipment",
      "furniture selection",
      "FF&E procurement",
      "furniture specification"
    ],
    rarity: 4
  },
  {
    name: "Kitchen and bath design",
    forms: [
      "kitchen design",
      "bathroom design",
      "2020 Design",
      "20-20 Design",
      "kitchen designer",
      "cabinet design",
      "2020 Design Live",
      "kitchen and bathroom design"
    ],
    rarity: 4
  },
  {
    name: "Home staging",
    forms: ["property staging", "window treatments", "soft furnishings", "home styling for sale", "drapery design"],
    rarity: 5
  },
  {
    name: "Lighting selection for interiors",
    forms: ["lighting plans", "reflected ceiling plans", "RCP drawings", "lighting specification"],
    rarity: 5
  },
  {
    name: "Architectural design",
    forms: [
      "building design",
      "architecture of buildings",
      "residential architecture",
      "commercial architecture",
      "architectural designer",
      "architectural planning",
      "architectural concepts",
      "architectural practice",
      "residential design",
      "architectural projects",
      "building architecture",
      "design of buildings"
    ],
    ambiguous: {
      forms: ["Architecture", "architect"],
      near: [
        "building",
        "revit",
        "autocad",
        "interior",
        "urban",
        "landscape",
        "leed",
        "buildings",
        "residential",
        "licensed",
        "registered",
        "construction"
      ]
    }
  },
  {
    name: "Architectural drafting",
    forms: [
      "architectural drawings",
      "construction drawings",
      "construction documents",
      "working drawings",
      "technical drawing",
      "shop drawings",
      "technical drawings",
      "as-built drawings",
      "elevations and sections",
      "design development drawings",
      "drafting software",
      "drafter",
      "detail drawings",
      "permit drawings",
      "as-builts",
      "construction documentation",
      "drafting skills",
      "engineering drawings drafting",
      "permit sets",
      "drafting standards",
      "architectural drafter"
    ],
    ambiguous: {
      forms: ["drafting"],
      near: [
        "autocad",
        "cad",
        "architectural",
        "drawings",
        "drawing",
        "blueprints",
        "revit",
        "technical",
        "mechanical",
        "detailing"
      ]
    }
  },
  {
    name: "Schematic design",
    forms: [
      "design development phase",
      "schematic designs",
      "concept-to-construction design",
      "design phases",
      "schematic design phase"
    ],
    rarity: 4
  },
  {
    name: "Construction administration",
    forms: [
      "construction administration phase",
      "submittal review",
      "RFI responses",
      "submittals and RFIs",
      "RFIs and submittals"
    ],
    rarity: 4
  },
  {
    name: "Building codes",
    forms: [
      "building code",
      "building regulations",
      "International Building Code",
      "IBC code",
      "code compliance in buildings",
      "local building codes",
      "building code compliance",
      "building codes and regulations",
      "code research",
      "code analysis",
      "planning regulations building"
    ]
  },
  {
    name: "Architectural specifications",
    forms: [
      "CSI MasterFormat",
      "MasterSpec",
      "specification writing",
      "construction specifications",
      "spec writing",
      "project specifications construction"
    ],
    rarity: 4
  },
  {
    name: "Landscape architecture",
    forms: [
      "landscape design",
      "landscape architect",
      "garden design",
      "planting design",
      "hardscape design",
      "landscape architectural design",
      "site design landscape",
      "planting schemes"
    ],
    rarity: 4
  },
  {
    name: "Urban design",
    forms: [
      "master planning",
      "urban planner",
      "site planning",
      "masterplanning",
      "urbanism",
      "site analysis",
      "site plans"
    ],
    rarity: 4
  },
  {
    name: "Historic preservation",
    forms: [
      "heritage conservation",
      "building conservation",
      "adaptive reuse",
      "architectural conservation",
      "historic restoration",
      "conservation of buildings"
    ],
    rarity: 5
  },
  {
    name: "Facade design",
    forms: [
      "curtain wall design",
      "building envelope",
      "building envelope design",
      "facade engineering",
      "building enclosure"
    ],
    rarity: 5
  },
  {
    name: "LEED",
    forms: [
      "Leadership in Energy and Environmental Design",
      "LEED certification process",
      "BREEAM",
      "WELL Building Standard",
      "LEED standards",
      "LEED projects"
    ],
    implies: ["Sustainable design"],
    rarity: 4
  },
  {
    name: "LEED AP",
    forms: [
      "LEED Accredited Professional",
      "LEED AP BD+C",
      "LEED accredited",
      "LEED accreditation",
      "WELL AP",
      "LEED BD+C"
    ],
    kind: "certification",
    implies: ["LEED"],
    rarity: 4
  },
  {
    name: "NCARB",
    forms: [
      "NCARB certificate",
      "registered architect",
      "licensed architect",
      "AIA member",
      "architectural license",
      "Architect Registration Examination",
      "architect registration",
      "architectural registration",
      "ARB registered",
      "RIBA Part 3",
      "RIBA chartered",
      "RIBA",
      "architecture license"
    ],
    kind: "certification",
    implies: ["Architectural design"],
    rarity: 4
  },
  {
    name: "NCIDQ",
    forms: [
      "NCIDQ certified",
      "National Council for Interior Design Qualification",
      "NCIDQ certification",
      "NCIDQ certificate"
    ],
    kind: "certification",
    implies: ["Interior design"],
    rarity: 4
  },
  {
    name: "CKBD",
    forms: ["Certified Kitchen and Bath Designer", "AKBD", "NKBA certification"],
    kind: "certification",
    implies: ["Kitchen and bath design"],
    rarity: 5
  },

  // Fashion and textiles
  {
    name: "Fashion design",
    forms: [
      "fashion designer",
      "apparel design",
      "clothing design",
      "garment design",
      "womenswear design",
      "menswear design",
      "accessory design",
      "footwear design",
      "handbag design",
      "apparel designer",
      "fashion collections",
      "womenswear",
      "menswear"
    ],
    rarity: 4
  },
  {
    name: "Pattern making",
    forms: [
      "patternmaking",
      "garment patterns",
      "pattern grading",
      "draping fabric",
      "Gerber AccuMark",
      "Lectra",
      "Optitex",
      "Lectra Modaris",
      "garment draping",
      "flat pattern making",
      "patternmaker",
      "pattern drafting"
    ],
    rarity: 4
  },
  {
    name: "Garment construction",
    forms: [
      "sewing",
      "garment making",
      "tailoring of garments",
      "seamstress",
      "clothing alterations",
      "dressmaking",
      "sewing machine operation",
      "hand sewing",
      "industrial sewing machines",
      "hemming garments",
      "embroidery",
      "costume construction"
    ],
    ambiguous: {
      forms: ["alterations"],
      near: [
        "sewing",
        "garment",
        "garments",
        "tailoring",
        "clothing",
        "hems",
        "hemming",
        "dress",
        "bridal",
        "seamstress"
      ]
    },
    rarity: 4
  },
  {
    name: "Textile design",
    forms: [
      "surface pattern design",
      "fabric design",
      "print and pattern design",
      "knitwear design",
      "weaving textiles",
      "fabric printing",
      "textile printing",
      "textile designer",
      "NedGraphics",
      "textile pattern design",
      "fabric sourcing",
      "fabrics and trims",
      "fabric development"
    ],
    rarity: 4
  },
  {
    name: "Tech packs",
    forms: [
      "technical packages apparel",
      "technical flats",
      "fashion flats",
      "technical garment sketches",
      "spec sheets apparel",
      "fashion illustration",
      "fashion sketching",
      "tech pack creation",
      "technical fashion drawings",
      "garment specs",
      "technical apparel design",
      "apparel tech packs",
      "garment specification"
    ],
    rarity: 4
  },
  {
    name: "CLO 3D",
    forms: ["CLO3D", "Browzwear", "Marvelous Designer", "VStitcher"],
    implies: ["Fashion design"],
    rarity: 5
  },
  {
    name: "Apparel product development",
    forms: [
      "garment fitting",
      "fashion product development",
      "line sheets",
      "apparel sourcing",
      "apparel manufacturing",
      "fashion line planning",
      "garment costing"
    ],
    rarity: 4
  },
  {
    name: "Trend forecasting",
    forms: [
      "trend research",
      "WGSN",
      "fashion trends",
      "trend analysis in fashion",
      "fashion forecasting",
      "design trends",
      "trend spotting",
      "fashion trend analysis"
    ],
    rarity: 4
  },
  {
    name: "Fashion styling",
    forms: [
      "wardrobe styling",
      "fashion stylist",
      "personal styling",
      "photo styling",
      "wardrobe stylist",
      "personal shopping styling",
      "prop styling",
      "fashion show production"
    ],
    rarity: 4
  },
  {
    name: "Costume design",
    forms: ["costumes", "theatrical costume", "costume making", "wardrobe department", "costume designer"],
    rarity: 5
  },
  {
    name: "Visual merchandising displays",
    forms: ["store window design", "retail display design", "mannequin styling", "in-store displays design"],
    rarity: 4
  },
  {
    name: "Floral design",
    forms: [
      "floral arrangements",
      "flower arranging",
      "floristry",
      "florist",
      "floral arranging",
      "wedding flowers",
      "floral designs"
    ],
    rarity: 5
  },
  {
    name: "Planting plans",
    forms: ["grading plans", "grading and drainage plans"],
    implies: ["Landscape architecture"],
    rarity: 5
  },
  {
    name: "PLA",
    forms: [
      "Professional Landscape Architect",
      "licensed landscape architect",
      "registered landscape architect",
      "landscape architect license",
      "RLA",
      "landscape architecture license"
    ],
    kind: "certification",
    implies: ["Landscape architecture"],
    rarity: 5
  },
  { name: "RIBA Part 1", forms: ["Part 1 architectural assistant"], kind: "certification", rarity: 5 },
  {
    name: "RIBA Part 2",
    forms: ["Part 2 architectural assistant"],
    kind: "certification",
    implies: ["RIBA Part 1"],
    rarity: 5
  },
  { name: "LEED Green Associate", forms: ["LEED GA"], kind: "certification", implies: ["LEED"], rarity: 5 },
  { name: "Lottie", forms: ["LottieFiles"], rarity: 5 },
  { name: "Optimal Workshop", rarity: 5 },
  {
    name: "Dovetail",
    ambiguous: { forms: ["Dovetail"], near: ["research", "maze", "insights", "usability", "interviews", "repository"] },
    rarity: 5
  },
  {
    name: "Maze",
    ambiguous: {
      forms: ["Maze"],
      near: ["usertesting", "figma", "usability", "research", "prototype", "prototypes", "dovetail", "lookback"]
    },
    rarity: 5
  },
  {
    name: "Rive",
    ambiguous: { forms: ["Rive"], near: ["lottie", "animation", "animations", "motion", "figma"] },
    rarity: 5
  },
  {
    name: "Spline",
    ambiguous: { forms: ["Spline"], near: ["3d", "webflow", "framer", "figma", "blender"] },
    rarity: 5
  },
  {
    name: "Draping",
    forms: ["fabric draping", "draping on the stand", "drape garments"],
    implies: ["Fashion design"],
    rarity: 5
  },
  { name: "Stage management", forms: ["stage manager", "calling the show", "show calling"], rarity: 5 },
  { name: "Esko", forms: ["Esko ArtPro", "ArtPro", "ArtPro+", "Esko Studio", "Esko Automation Engine"], rarity: 5 }
]
