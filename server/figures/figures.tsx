import type { ServicePath } from '../../content/services/index.ts';
import type { TreeNode } from '../../shared/tree.ts';
import { figure as accounting } from './accounting.tsx';
import { figure as bookkeepingServices } from './bookkeeping-services.tsx';
import { figure as businessAdvisory } from './business-advisory.tsx';
import { figure as businessFormation } from './business-formation.tsx';
import { figure as businessTaxServices } from './business-tax-services.tsx';
import { figure as estatePlanningTipsSouthFloridaRetirees } from './estate-planning-tips-south-florida-retirees.tsx';
import { figure as estateTrustServices } from './estate-trust-services.tsx';
import { figure as floridaSalesTaxRestaurantsGuide } from './florida-sales-tax-restaurants-guide.tsx';
import { figure as irsResolution } from './irs-resolution.tsx';
import { figure as nonprofitTaxServices } from './nonprofit-tax-services.tsx';
import { CardHighlight, CardPicture } from './parts/card-picture.tsx';
import type { ArticleFigure, ServiceFigure } from './parts/figure.ts';
import { figure as payrollServices } from './payroll-services.tsx';
import { figure as personalTaxServices } from './personal-tax-services.tsx';
import { figure as quickbooksSupport } from './quickbooks-support.tsx';
import { figure as salesTaxServices } from './sales-tax-services.tsx';
import { figure as smallBusinessTaxMistakesBocaRaton } from './small-business-tax-mistakes-boca-raton.tsx';
import { figure as successionPlanning } from './succession-planning.tsx';
import { figure as taxPlanning } from './tax-planning.tsx';
import { figure as taxPreparation } from './tax-preparation.tsx';
import { toNodes } from './to-nodes.ts';

/** The figure of each service's page. */
export const serviceFigures: Record<ServicePath, ServiceFigure> = {
  '/services/business-tax-services': businessTaxServices,
  '/services/personal-tax-services': personalTaxServices,
  '/services/bookkeeping-services': bookkeepingServices,
  '/services/payroll-services': payrollServices,
  '/services/business-advisory': businessAdvisory,
  '/services/quickbooks-support': quickbooksSupport,
  '/services/nonprofit-tax-services': nonprofitTaxServices,
  '/services/succession-planning': successionPlanning,
  '/services/business-formation': businessFormation,
  '/services/irs-resolution': irsResolution,
  '/services/estate-trust-services': estateTrustServices,
  '/services/sales-tax-services': salesTaxServices,
  '/services/tax-preparation': taxPreparation,
  '/services/tax-planning': taxPlanning,
  '/services/accounting': accounting,
};

/** The figures of articles by slug. An article may have none. */
export const articleFigures: Partial<Record<string, ArticleFigure>> = {
  'estate-planning-tips-south-florida-retirees': estatePlanningTipsSouthFloridaRetirees,
  'florida-sales-tax-restaurants-guide': floridaSalesTaxRestaurantsGuide,
  'small-business-tax-mistakes-boca-raton': smallBusinessTaxMistakesBocaRaton,
};

/** Draws the picture on an article's card: its figure in few lines, or the highlight alone. */
export function drawCard(slug: string, day: string): TreeNode[] {
  const picture = articleFigures[slug]?.drawCard(day) ?? (
    <CardPicture>
      <CardHighlight />
    </CardPicture>
  );
  return toNodes(picture);
}
